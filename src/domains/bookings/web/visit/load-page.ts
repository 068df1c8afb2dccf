import { api } from '#client/api.ts'
import { load } from '#client/load.ts'
import { loadLimited } from '#client/load-limited.ts'
import { returnedForm } from '#client/returned-form.ts'
import { lookedFor, type VisitSearch } from './search.ts'

/** A booking page with the free hours that its address asks for, and its form where that was refused. */
export const loadPage = (address: string, search: VisitSearch) =>
  loadLimited(async () => ({
    page: (await load(api.bookings.visit.page({ address, ...lookedFor(search) }))).data,
    returned: returnedForm(),
  }))
