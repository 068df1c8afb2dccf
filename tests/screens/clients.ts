import { page } from 'vitest/browser'
import { Client, type ClientRow } from '#domains/clients/contract.ts'
import type { Answers } from './answers.ts'
import { sampleOf } from './plain-answer.ts'

export const CLIENTS = '/dashboard/clients'
export const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
export const toast = (text: string) => page.getByRole('status').filter({ hasText: text })
export const timeline = () => page.getByRole('region', { name: 'Linha do tempo' })
export const clientWith = (fields: Partial<Client>) =>
  sampleOf(Client, {
    ...{ id: 7, name: 'Oficina Boreal', contact: '', email: '', phone: '', document: '', address: '', notes: '' },
    ...fields,
  })
export const rowOf = (fields: Partial<Client>, quotes = 0): ClientRow => ({ ...clientWith(fields), quotes })
export const listOf = (...data: ClientRow[]): Answers => ({ clients: { list: () => ({ data, total: data.length }) } })
export const one = (fields: Partial<Client> = {}): Answers => ({
  clients: {
    item: () => ({ data: clientWith(fields) }),
    list: () => ({ data: [rowOf(fields)], total: 1 }),
    timeline: () => ({ data: [] }),
  },
})
export const JOANA = {
  contact: 'Joana Bittencourt',
  email: 'joana@boreal.exemplo.com.br',
  document: '***.982.247-**',
}
