import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { apiClient, type OfficeCustomerInFull } from "#api/client/client.ts";
import type { Change } from "#web/console/frame/use-change.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import { nameOf } from "./customer-words.ts";

/** The customer has asked the office to stop. */
export function StopCard({ change, onStop }: { readonly change: Change; readonly onStop: () => Promise<boolean> }) {
  const isReady = useIsReady();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    change.forgive();
    setIsOpen(false);
  };
  return (
    <Card title="配信を止める">
      <p className="mb-3 text-14">お客さまから停止の依頼があったときに使います。すぐに止まります。</p>
      <Button tone="secondary" disabled={!isReady} onClick={() => setIsOpen(true)}>
        お客さまから停止の依頼があった
      </Button>
      <ConfirmDialog
        title="配信を止めますか"
        action="配信を止める"
        isOpen={isOpen}
        isBusy={change.isBusy}
        failure={change.failure}
        onConfirm={() => void onStop().then((isDone) => isDone && setIsOpen(false))}
        onClose={close}
      >
        <p>このお客さまへの、すべての配信を止めます。会社からは再開できません。再開は、ご本人が登録ページから行います。</p>
      </ConfirmDialog>
    </Card>
  );
}

/** The customer has asked for their data to be deleted. */
export function DeleteCard({ customer }: { readonly customer: OfficeCustomerInFull }) {
  const router = useRouter();
  const isReady = useIsReady();
  const deleting = useAction(failureText);
  const [isOpen, setIsOpen] = useState(false);
  const { id } = customer;
  const remove = () =>
    deleting.run(async () => {
      const answer = await apiClient().company.delete("/recommender/customers/{id}", { path: { id } });
      if (!answer.ok) throw answer.problem;
      await router.navigate({ to: "/console/recommender/customers" });
    });
  const close = () => {
    deleting.forgive();
    setIsOpen(false);
  };
  return (
    <Card title="データを削除する">
      <p className="mb-3 text-14">お客さまから削除の依頼があったときに使います。送信の記録は、30日で消えます。</p>
      <Button tone="secondary" disabled={!isReady} onClick={() => setIsOpen(true)}>
        お客さまのデータを削除する
      </Button>
      <ConfirmDialog
        title="データを削除しますか"
        action="削除する"
        isOpen={isOpen}
        isBusy={deleting.isBusy}
        failure={deleting.failure}
        onConfirm={() => void remove()}
        onClose={close}
      >
        <p className="wrap-anywhere">
          {nameOf(customer)}のお名前、アドレス、条件、届けた物件と反応、メモを削除します。元にはもどせません。
        </p>
        <p>
          会社からは、同じアドレスを追加できなくなります。そのため、読み取れない形のアドレスの印だけを残します。ご本人は、登録ページからまた登録できます。
        </p>
      </ConfirmDialog>
    </Card>
  );
}
