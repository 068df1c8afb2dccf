/** The technologies of a project, as its field lists them: separated by commas. The comma of '0,2 mm' separates nothing. */
export const technologiesOf = (tecnologi: string): string[] =>
  tecnologi
    .split(/,(?!\d)|[;\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
