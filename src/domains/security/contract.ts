import { adminCall } from '#platform/contract/call.ts'
import { day, id, listInput, z } from '#platform/contract/fields.ts'
import { SECURITY_EVENTS } from '#platform/contract/security.ts'

/** A line of the security log. */
export const SecurityLine = z.object({
  id,
  /** When it happened, ISO 8601. */
  at: z.iso.datetime(),
  event: z.enum(SECURITY_EVENTS),
  /** Who did it; null for a visitor and for a command at the terminal. `name` is '' where the account is gone. */
  actor: z.object({ id, name: z.string() }).nullable(),
  /** The account it was done to, or that was tried; null where it was not an account. */
  person: z.object({ id, name: z.string() }).nullable(),
  /** Id of the record it was done to; null where it was none, or an account. */
  record: id.nullable(),
  /** An IPv4 address, or the first half of an IPv6 one; '' at the terminal. */
  network: z.string(),
  /** The call it was done by, e.g. 'clients.remove', or the name of the limit. */
  detail: z.string(),
})
export type SecurityLine = z.infer<typeof SecurityLine>

/** What the list is narrowed to. */
export const LogFilter = z.object({
  event: z.enum(SECURITY_EVENTS).optional(),
  /** Id of the user who did it. */
  actor: z.coerce.number().pipe(id).optional(),
  /** Those from this day on, and up to this day, YYYY-MM-DD. */
  from: day.optional(),
  to: day.optional(),
})
export type LogFilter = z.infer<typeof LogFilter>

export const securityContract = {
  list: adminCall
    .route({ method: 'GET', path: '/security-log', summary: 'O que houve com contas e dados, do mais novo' })
    .input(listInput.extend(LogFilter.shape))
    .output(z.object({ data: z.array(SecurityLine), next: z.string().optional() })),
  csv: adminCall
    .meta({ access: 'admin', records: 'export' })
    .route({ method: 'GET', path: '/security-log/csv', summary: 'O registro filtrado como tabela' })
    .input(LogFilter)
    .output(z.file()),
}
