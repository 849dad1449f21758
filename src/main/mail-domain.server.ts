import { complain } from "#main/commands/cli.server.ts";
import { checkLines, MAIL_DOMAIN_USAGE, mailDomainCommand } from "#main/commands/mail-domain/mail-domain-command.ts";
import { loadProcessConfig } from "#platform/config.server.ts";
import { checkMailDomain } from "#platform/mail-domain/check-mail-domain.ts";
import { findTexts } from "#platform/mail-domain/find-texts.server.ts";

const command = mailDomainCommand(process.argv.slice(2));

if (command.kind === "help") console.log(MAIL_DOMAIN_USAGE);
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${MAIL_DOMAIN_USAGE}`);
  process.exitCode = 2;
} else {
  try {
    const { domain, includes } = command;
    const selector = command.selector ?? loadProcessConfig().mail.dkim?.selector ?? "default";
    const checks = await checkMailDomain(findTexts, { domain, selector, includes });
    for (const line of checkLines(checks)) console.log(line);
    process.exitCode = checks.every(({ state }) => state === "ok") ? 0 : 1;
  } catch (error) {
    process.exitCode = 1;
    complain(error);
  }
}
