import { useNavigate } from "@tanstack/react-router";
import { type BuildingOption, useBuildingSearch } from "#web/risk/search/building-option.ts";
import type { RegisterData } from "./find-letters.ts";
import { thanksFor } from "./letter-search.ts";
import { RegisterView } from "./register.view.tsx";
import { useRiskLetter } from "./use-risk-letter.ts";

type RegisterProps = { readonly data: RegisterData; readonly building: string | undefined };

export function RegisterScreen(props: RegisterProps) {
  return <OneBuilding key={props.building ?? ""} {...props} />;
}

function OneBuilding({ data, building }: RegisterProps) {
  const navigate = useNavigate();
  const search = useBuildingSearch();
  const letter = useRiskLetter({
    topic: "registration",
    apartmentKey: building ?? null,
    initial: {},
    onSent: (receipt) =>
      navigate({
        to: "/risk/thanks-registration",
        search: { ...thanksFor("registration", receipt), ...(building === undefined ? {} : { building }) },
      }),
  });
  const onPick = (option: BuildingOption) => {
    const { kind, reference } = option.item;
    if (kind === "apartment") void navigate({ to: "/risk/register", search: { building: reference } });
    else search.onPick(option);
  };
  return <RegisterView {...{ data, letter }} search={{ ...search, onPick }} />;
}
