/** A body with files: each field as a part of its own, the files under `files`. What is undefined is left out. */
export function formBody(fields: Readonly<Record<string, string | undefined>>, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  for (const file of files) form.append("files", file, file.name);
  return form;
}
