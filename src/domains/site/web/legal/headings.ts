/** A rendered text, whose headings start at level 2, to stand below a heading of that level: each goes one down. */
export const lowerHeadings = (html: string) =>
  html.replace(/<(\/?)h([2-5])(?=[\s>])/g, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`)
