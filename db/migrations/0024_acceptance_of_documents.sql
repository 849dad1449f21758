-- Acceptances of 利用規約 and プライバシーポリシー stand in the ledger of consents: purpose is the document, text_version its version. They come from the site
-- (web), from the hosted login, or from a sign-up by way of an outside provider.
alter table members_consent drop constraint members_consent_channel_check;
alter table members_consent add constraint members_consent_channel_check
  check (channel in ('web', 'mail', 'line', 'hosted', 'provider'));
