/** The technologies in a project's comma-separated field. A comma before a digit, as in '0,2 mm', does not separate. */
export const technologiesOf = (tecnologi: string): string[] =>
  tecnologi
    .split(/,(?!\d)|[;\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
