/** Forms of a noun of each gender: of 'o fornecedor', of 'a peça'. */
const GENDERS = {
  o: { o: 'o', um: 'um', novo: 'novo', este: 'este', nenhum: 'nenhum' },
  a: { o: 'a', um: 'uma', novo: 'nova', este: 'esta', nenhum: 'nenhuma' },
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The words of the templates.
 * @param folder the domain's name, an English plural: 'price-lists'
 * @param one what a record is called, with its article: 'a tabela de preços'
 * @param many the same of several: 'as tabelas de preços'
 */
export function wordsOf(folder: string, one: string, many: string): Record<string, string> {
  const singular = folder.replace(/ies$/, 'y').replace(/s$/, '')
  const camel = (text: string) => text.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const [article = '', ...noun] = one.split(' ')
  const gender = GENDERS[article as keyof typeof GENDERS]
  if (!gender || noun.length === 0 || !many.startsWith(`${article}s `))
    throw new Error("Name its record in Portuguese with the article: 'o fornecedor' 'os fornecedores'")
  const [single, several] = [noun.join(' '), many.slice(article.length + 2)]
  const words = {
    ...gender,
    names: camel(folder),
    name: camel(singular),
    one: single,
    many: several,
    'the one': one,
    'the many': many,
  }
  const capitals = Object.entries(words).map(([word, text]) => [capital(word), capital(text)])
  return {
    ...words,
    ...Object.fromEntries(capitals),
    folder,
    path: singular,
    table: folder.replaceAll('-', '_'),
    /** Its page of the manual. */
    page: several.normalize('NFD').replace(/\p{M}/gu, '').replace(/\W+/g, '-'),
  }
}
