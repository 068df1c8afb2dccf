import type { Answer, Caller } from './call.ts'
import { addBudget } from './factories.ts'

/** A client's data with an acceptance. */
export const CLIENT = { name: 'Helena Prado', email: 'helena@exemplo.com.br', agreed: true }

/** Makes a quote and sends it by its link, and says its id and the link's token. */
export async function sendQuote(staff: Caller, fields: object): Promise<{ id: number; token: string }> {
  const id = await addBudget(staff, { ...fields })
  const { body } = await staff.post('/api/v1/budget/send', { id, means: 'link' })
  return { id, token: body.data.path.replace('/orcamento/', '') }
}

/** Records an acceptance that came on paper, with its proof. */
export function recordAcceptance(who: Caller, id: number, fields: object = {}): Promise<Answer> {
  const form = new FormData()
  form.append('record', JSON.stringify({ id, means: 'signed', name: 'Helena', note: 'Pedido 12', ...fields }))
  form.append('proof', new File(['assinado'], 'pedido.pdf'))
  return who.post('/api/v1/budget/record', form)
}
