import { globSync, readFileSync } from 'node:fs'

/** Where a text of a screen begins: in quotes, after an element, or as a line of JSX. */
const begins = (words: string) => new RegExp(`(?:['"\`>]|^\\s+)(?:${words})(?![\\wÀ-ÿ]|:)`)

/** What the interface does not say, and what it says instead: docs/glossary.md, *What a button says*. */
const REFUSED: [pattern: RegExp, instead: string][] = [
  [begins('Procurar|Procurando|Pesquisar|Filtrar por (?:texto|título|nome)'), 'Buscar'],
  [begins('Adicionar|Inserir|Cadastrar|Incluir'), 'Novo X for a record, Acrescentar X for a line of a form'],
  [begins('Apagar|Deletar|Eliminar'), 'Excluir'],
  [begins('Tirar(?! do ar)|Retirar(?! a administração)'), 'Remover, or Excluir for a record'],
  [begins('Remover (?:o evento|a tarefa|a vista|a etiqueta|este comentário)'), 'Excluir'],
  [begins('(?:Status|Trabalho)(?=[\'"<]|$)'), 'Situação'],
  [/\bas cartas\b/, 'os e-mails'],
  [/(?<!\[')\b(?:Nova|Salvar) Transação|Saldo Positivo/, 'a pair: the Portuguese interface has sentence case'],
  [/[a-zà-ÿ]ndo\.\.\./, '…'],
]

/** Which files say it all the same, and why. */
const EXEMPT: [pattern: RegExp, reason: string][] = [
  [/^src\/domains\/accounts\/web\/people\/administration\.ts$/, 'withdraws an administration, which is given'],
  [/^src\/domains\/[\w-]+\/words\.ts$/, 'has both halves of pairs'],
  [
    /contract\.ts$|-schemas\.ts$/,
    'has the labels of the specification, of which answer-words.ts has the Portuguese ones',
  ],
]

const COMMENT = /^\s*(?:\/\/|\/?\*)/
/** The first half of a pair is the specification's. */
const SPECIFIED = /\[\s*'[^']*',/

/** The lines of a file that say a refused word, e.g. `src/a.tsx:3 'Procurar: say Buscar`. */
export const findRefusedIn = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    if (COMMENT.test(line)) return []
    const own = line.replace(SPECIFIED, '[')
    return REFUSED.flatMap(([pattern, instead]) => {
      const found = pattern.exec(own)?.[0].trim()
      return found ? [`${file}:${index + 1} ${found}: say ${instead}`] : []
    })
  })

/** What screens say that the glossary refuses. */
export const findRefusedWords = () =>
  globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] })
    .filter((file) => !EXEMPT.some(([pattern]) => pattern.test(file)))
    .flatMap((file) => findRefusedIn(file, readFileSync(file, 'utf8')))
