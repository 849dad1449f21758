type Named = { readonly name: string };

/** The school of a district among schools, the nearest first; undefined: it is not among them. `江東区立豊洲北小学校` is that of `豊洲北小学校`. */
export function schoolOfDistrict<School extends Named>(schools: readonly School[], district: string): School | undefined {
  const wanted = withoutFounder(district);
  // 第二辰巳小学校 ends like 辰巳小学校: the ends of names decide only where no name is the same.
  return schools.find(({ name }) => withoutFounder(name) === wanted) ?? schools.find(({ name }) => endsAlike(name, district));
}

function withoutFounder(name: string): string {
  return name.replace(/^.*[都道府県市区町村]立/, "");
}

function endsAlike(name: string, district: string): boolean {
  return name.endsWith(district) || district.endsWith(name);
}
