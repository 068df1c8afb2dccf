import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'

/** The staff, as fields offer it; kept for a minute. */
export const useStaff = () => useQuery(query.accounts.staff.queryOptions({ staleTime: 60_000 }))
