import { type ReactNode, useState } from "react";
import { apiClient, type FavoriteFolder } from "#api/client/client.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { NameDialog } from "./folder-bar.tsx";
import { refusalText, type ShelfActions } from "./use-shelf.ts";

type FolderToolsProps = { readonly folder: FavoriteFolder; readonly change: ShelfActions["change"] };

type Link = { readonly purpose: "share" | "invite"; readonly url: string };

/** What can be done with the folder that is shown: a link without notes, a second member, another name, giving it up. */
export function FolderTools({ folder, change }: FolderToolsProps) {
  const { id, isMine, isDefault, isShared, version } = folder;
  const [link, setLink] = useState<Link | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isNaming, setNaming] = useState(false);
  const make = async (purpose: Link["purpose"]) => {
    setFailure(null);
    const made = await apiClient().mypage.put("/favorite-folders/{id}/links/{purpose}", { path: { id, purpose }, body: {} });
    if (!made.ok) return setFailure(refusalText(made.problem));
    const page = purpose === "share" ? "/favorites/shared" : "/favorites/join";
    setLink({ purpose, url: `${window.location.origin}${page}?token=${made.value.token}` });
    await change((mypage) => mypage.get("/favorites"), "リンクを作りました。");
  };
  const stop = async () => {
    setLink(null);
    await change(
      (mypage) => mypage.delete("/favorite-folders/{id}/links/{purpose}", { path: { id, purpose: "share" } }),
      "共有リンクを止めました。",
    );
  };
  const part = () =>
    change(
      (mypage) => mypage.delete("/favorite-folders/{id}/others", { path: { id } }),
      isMine ? "一緒に使うのをやめました。" : "フォルダーから抜けました。",
    );
  return (
    <div className="no-print flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {isMine && <Tool onPress={() => void make("share")}>{isShared ? "共有リンクを作り直す" : "共有リンクを作る"}</Tool>}
        {isMine && isShared && <Tool onPress={() => void stop()}>共有を止める</Tool>}
        <Together folder={folder} onInvite={() => void make("invite")} onPart={() => void part()} />
        {!isDefault && <Naming folder={folder} onName={() => setNaming(true)} change={change} />}
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      {link && <LinkNotice link={link} />}
      <NameDialog
        title="名前を変える"
        action="保存する"
        name={folder.name}
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        onName={(name) =>
          change((mypage) => mypage.put("/favorite-folders/{id}", { path: { id }, body: { name, version } }), "名前を変えました。")
        }
      />
    </div>
  );
}

type ToolProps = { readonly isQuiet?: boolean; readonly onPress: () => void; readonly children: ReactNode };

function Tool({ isQuiet = false, onPress, children }: ToolProps) {
  return (
    <Button size="bar" tone={isQuiet ? "plain" : "secondary"} onClick={onPress}>
      {children}
    </Button>
  );
}

type TogetherProps = { readonly folder: FavoriteFolder; readonly onInvite: () => void; readonly onPart: () => void };

/** A folder is used by one or by two. */
function Together({ folder: { isMine, others }, onInvite, onPart }: TogetherProps) {
  if (!isMine) return <Tool onPress={onPart}>このフォルダーから抜ける</Tool>;
  return others > 0 ? <Tool onPress={onPart}>二人で使うのをやめる</Tool> : <Tool onPress={onInvite}>二人で使う</Tool>;
}

type NamingProps = FolderToolsProps & { readonly onName: () => void };

function Naming({ folder: { id, isMine }, onName, change }: NamingProps) {
  const drop = () =>
    change((mypage) => mypage.delete("/favorite-folders/{id}", { path: { id } }), "フォルダーをやめました。中のものは残っています。");
  return (
    <>
      <Tool isQuiet onPress={onName}>
        名前を変える
      </Tool>
      {isMine && (
        <Tool isQuiet onPress={() => void drop()}>
          フォルダーをやめる
        </Tool>
      )}
    </>
  );
}

const LINK_WORDS = {
  share:
    "このリンクを知っている人は、だれでも物件の一覧を見られます。メモは載りません。90日で切れ、いつでも止められます。リンクはいまだけ表示しています。",
  invite: "一緒に使う人に送ってください。ログインして受けると、二人で物件とメモを変えられます。7日で切れ、一人が受けると使えなくなります。",
} as const;

function LinkNotice({ link: { purpose, url } }: { readonly link: Link }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () =>
    setCopied(
      (await navigator.clipboard?.writeText(url).then(
        () => true,
        () => false,
      )) ?? false,
    );
  return (
    <Notice title={purpose === "share" ? "共有リンク" : "招待のリンク"}>
      <p>{LINK_WORDS[purpose]}</p>
      <p className="wrap-anywhere my-2 select-all rounded-control border border-line bg-card px-3 py-2 text-13">{url}</p>
      <Button size="bar" onClick={() => void copy()}>
        <span aria-live="polite">{isCopied ? "コピーしました" : "リンクをコピー"}</span>
      </Button>
    </Notice>
  );
}
