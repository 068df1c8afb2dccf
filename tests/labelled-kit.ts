import type { TestApp } from './app.ts'
import type { Movement } from './bank-statements.ts'

/** What sets of labelled lines are made with. */

/** What a line is: an entry that is there, the payment of something open, one that was imported before, or a new entry. */
export type Label =
  | { is: 'report' | 'bill' | 'installment'; id: number }
  | { is: 'known' }
  /** Any of them would be right: nobody can know. What is taken without asking counts as wrong. */
  | { is: 'unknowable' }
  | { is: 'new'; category?: string; transfer?: boolean }

export interface LabelledLine extends Movement {
  label: Label
  /** What makes it hard; '' for one that is not. */
  trap: string
}

export const FIRST =
  `ANA,BRUNO,CARLA,DIEGO,ELISA,FABIO,GISELE,HUGO,IRENE,JONAS,KATIA,LAURO,MIRELA,NILTON,ODETE,PAULO,RENATA,SAULO,
  TANIA,URBANO,VERA,WAGNER,YARA,ZELIA,ADRIANO,BEATRIZ,CELSO,DALVA,EDSON,FABIANA`.split(/[,\s]+/)
export const LAST =
  `MOURA,PRADO,ANTUNES,KLEIN,BRAGA,PIRES,ZANELLA,LEAL,BUENO,MAIA,CRUZ,GAMA,LOPES,NERY,PINHO,TORRES,SEIDEL,VOSS,RAMOS,
  NEVES,BRITO,TAVARES,DUARTE,LUZ,KOCH,VIDAL,MELO,ROSA,SOUZA,PEIXOTO`.split(/[,\s]+/)
/** Numbers that are the same in each run (a linear congruential generator). */
function drawer(seed: number) {
  let state = seed
  const draw = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  return { draw, pick: <Value>(list: readonly Value[]) => list[draw(list.length)]! }
}

export const reais = (cents: number) => (cents / 100).toFixed(2)
export const addDay = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/**
 * What fills a ledger with accounts, entries, bills and parcelas, and gathers the lines of a statement with what each is.
 * @param user whose ledger
 */
export async function labelledKit({ pool }: TestApp, user: number, seed: number) {
  const { draw, pick } = drawer(seed)
  let serial = 0
  const lines: LabelledLine[] = []
  const day = () => addDay('2026-08-01', draw(90))
  const cents = () => 1_000 + draw(900_000)
  /** A value that no other line has, by a running number. */
  const own = () => 1_000_000 + (serial += 1) * 7
  const person = () => `${pick(FIRST)} ${pick(LAST)}`
  const add = (movement: Omit<Movement, 'amount'> & { cents: number }, label: Label, trap = '') => {
    const { cents: value, ...rest } = movement
    lines.push({ id: `N${String(lines.length).padStart(6, '0')}`, ...rest, amount: reais(value), label, trap })
  }
  const insert = async (table: string, columns: Record<string, unknown>): Promise<number> => {
    const names = Object.keys(columns)
    const { rows } = await pool.query(
      `insert into ${table} (${names}) values (${names.map((_, at) => `$${at + 1}`)}) returning id`,
      Object.values(columns),
    )
    return rows[0].id
  }
  const account = await insert('finance_accounts', {
    ...{ id_user: user, name: 'Itaú 7890', kind: 'bank', bank: '0341', number: '1234567890' },
  })
  const savings = await insert('finance_accounts', { id_user: user, name: 'Reserva', kind: 'bank' })
  const past = (fields: object) =>
    insert('finance_reports', {
      ...{ id_user: user, type: 'despesa', category: 'Geral', date: '2026-03-10', amount: 1_234, account_id: account },
      ...fields,
    })
  const bill = (fields: object) =>
    insert('finance_bills', { id_user: user, type: 'despesa', category: 'Geral', description: 'Conta', ...fields })
  async function installment(client: string, amount: number, due: string, number = 1, quote?: number) {
    const id = quote ?? (await insert('budget_numbers', { id_user: user }))
    if (quote === undefined)
      await insert('budgets', {
        ...{ id, id_user: user, client, project_name: 'Protótipo', deadline: due, budget_validity: due },
        ...{ total_budget: amount, search: '', status: 'APPROVED', approved_at: '2026-07-01', state: 'accepted' },
      })
    const txid = `VIT${String(id).padStart(6, '0')}X${number}Q${draw(1_000_000)}`
    const fields = { budget_id: id, number, due, amount, txid }
    return { id: await insert('budget_installments', fields), txid, quote: id }
  }

  return {
    lines,
    draw,
    pick,
    day,
    cents,
    own,
    person,
    add,
    account,
    savings,
    past,
    bill,
    installment,
    serial: () => serial,
  }
}
