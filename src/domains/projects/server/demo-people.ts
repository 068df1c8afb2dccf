import * as z from 'zod'
import type { Program } from '#platform/context.ts'
import { FIRM } from '../project.ts'

/** Who a record of the demonstration is of: the admin, or the first other member of staff. */
export const DemoPerson = z.enum(['marina', 'davi'])

/** Their ids; the admin's for both where there is nobody else. */
export type DemoPeople = Record<z.infer<typeof DemoPerson>, number>

export async function findDemoPeople({ db }: Pick<Program, 'db'>): Promise<DemoPeople> {
  const davi = await db.selectFrom('users').select('id').where('id', '>', FIRM).orderBy('id').executeTakeFirst()
  return { marina: FIRM, davi: davi?.id ?? FIRM }
}
