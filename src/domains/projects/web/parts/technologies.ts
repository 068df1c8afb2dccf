/** The technologies of a project, as its field lists them: separated by commas. */
export const technologiesOf = (tecnologi: string): string[] =>
  tecnologi
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
