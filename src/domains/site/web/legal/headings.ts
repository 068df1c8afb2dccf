/** A rendered text with each heading one level lower: its own start at level 2, and it is shown below one of that level. */
export const lowerHeadings = (html: string) =>
  html.replace(/<(\/?)h([2-5])(?=[\s>])/g, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`)
