import { readSections } from '#domains/site/server/sections.ts'
import { brl } from '#money.ts'
import type { Context } from '#platform/context.ts'
import { dateTime } from '#time.ts'
import { monthLabel } from '../../finance.ts'
import { type Entry, sumEntries } from './month.ts'
import type { MonthReceipt } from './receipts.ts'
import type { Statements } from './statements.ts'

/** What a month's archive holds. */
export interface MonthContent {
  /** YYYY-MM */
  month: string
  /** Whose ledger it is: a name, or 'Toda a equipe'. */
  ledger: string
  entries: readonly Entry[]
  /** Entries without a receipt; transfers want none. */
  lacking: readonly Entry[]
  /** Those whose files are there. */
  receipts: readonly MonthReceipt[]
  /** Of these, those that belong to no entry of the month. */
  loose: readonly MonthReceipt[]
  statements: Statements
  /** Paths of receipts and statements whose files are lost. */
  lost: readonly string[]
  names: Readonly<Record<'table' | 'summary' | 'lacking' | 'loose', string>>
}

/** The text that says what a month's archive holds, and what is missing. */
export async function makeReadme(context: Context, content: MonthContent): Promise<string> {
  const { company } = await readSections(context, ['company'])
  const { month, ledger } = content
  const title = `Financeiro de ${monthLabel(month)}`
  const missing = listMissing(content)
  const lines = [
    title,
    '='.repeat(title.length),
    '',
    ...[company.legalName || company.name, company.cnpj && `CNPJ ${company.cnpj}`].filter(Boolean),
    `Livro: ${ledger}`,
    `Feito em ${dateTime(context.clock.now())}`,
    '',
    'O QUE ESTÁ AQUI',
    '',
    ...listContent(content).map((line) => `- ${line}`),
    '',
    'O QUE FALTA',
    '',
    ...(missing.length > 0 ? missing : ['Nada que o programa saiba.']).map((line) => `- ${line}`),
    '',
    'COMO LER',
    '',
    '- Só entra o que foi pago no mês, no dia em que o dinheiro se moveu (regime de caixa).',
    '- As planilhas são CSV em UTF-8, separadas por ponto e vírgula, com vírgula nos centavos: abrem no Excel em português.',
    '- Uma transferência entre contas próprias não é entrada nem saída: tem uma coluna só dela.',
    '- O apóstrofo antes de um texto que começa com =, +, - ou @ impede que a planilha o execute como fórmula.',
    '- A assinatura dos XML não foi conferida.',
  ]
  return `\ufeff${lines.join('\r\n')}\r\n`
}

function listContent({ entries, lacking, receipts, loose, statements, names }: MonthContent): string[] {
  const { income, expenses, balance, count, transfers } = sumEntries(entries)
  const notas = receipts.filter(({ path }) => path.startsWith('notas/')).length
  return [
    `${names.table}: ${counted(count, 'transação', 'transações')} e ${counted(transfers, 'transferência', 'transferências')}. ` +
      `Entradas ${brl(income)}, saídas ${brl(expenses)}, saldo ${brl(balance)}. A última coluna diz os arquivos de cada uma.`,
    `${names.summary}: as somas por categoria.`,
    `comprovantes/: ${counted(receipts.length - notas, 'arquivo', 'arquivos')} (PDF, fotos e outros).`,
    `notas/: ${counted(notas, 'XML', 'XML')} de notas das transações do mês, ou emitidas nele.`,
    `extratos/: ${counted(statements.kept.length, 'arquivo', 'arquivos')}, como o banco os deu.`,
    ...(lacking.length > 0 ? [`${names.lacking}: as transações que não têm comprovante.`] : []),
    ...(loose.length > 0 ? [`${names.loose}: os comprovantes que não são de uma transação do mês.`] : []),
    'Os nomes dos arquivos começam pelo dia, e depois vem o número da transação.',
  ]
}

function listMissing({ entries, lacking, loose, statements, lost, names }: MonthContent): string[] {
  const wanted = lacking.filter(({ wants_receipt }) => wants_receipt).length
  const nowhere = entries.filter(({ account }) => account === null).length
  const { unkept, without, doubtful } = statements
  return [
    ...(entries.length === 0 ? ['O mês não tem nenhuma transação.'] : []),
    ...(lacking.length > 0
      ? [
          `${counted(lacking.length, 'transação sem comprovante', 'transações sem comprovante')}, ` +
            `${wanted} de categorias que o pedem: ${names.lacking}`,
        ]
      : []),
    ...(loose.length > 0
      ? [`${counted(loose.length, 'comprovante', 'comprovantes')} sem transação neste mês: ${names.loose}`]
      : []),
    ...(statements.kept.length === 0 ? ['Nenhum extrato deste mês está guardado.'] : []),
    ...without.map((name) => `Conta ou cartão com transações no mês, e nenhuma veio de extrato: ${name}`),
    ...unkept.map((name) => `Extrato importado antes de o programa guardar os arquivos: ${name}`),
    ...(doubtful > 0
      ? [`${counted(doubtful, 'linha de extrato espera', 'linhas de extrato esperam')} uma resposta, fora das somas.`]
      : []),
    ...(nowhere > 0 ? [`${counted(nowhere, 'transação não diz', 'transações não dizem')} de que conta é.`] : []),
    ...lost.map((path) => `Arquivo que se perdeu: ${path}`),
  ]
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
