import { api } from '#client/calls/api.ts'
import { load } from '#client/calls/load.ts'
import { loadLimited } from '#client/calls/load-limited.ts'
import { returnedForm } from '#client/calls/returned-form.ts'
import { isDay, isMonth } from '#time.ts'

/** What the address of a booking page says. */
export interface VisitSearch {
  /** The month that is shown, YYYY-MM. */
  mes?: string | undefined
  /** The day whose hours are listed, YYYY-MM-DD. */
  dia?: string | undefined
  /** 1 while what was booked is being moved. */
  mudar?: 1 | undefined
  /** 1 after something was booked or moved. */
  feito?: 1 | undefined
}

/** Anything else an address says is ignored. */
export const readVisitSearch = ({ mes, dia, mudar, feito }: Record<string, unknown>): VisitSearch => ({
  ...(typeof mes === 'string' && isMonth(mes) && { mes }),
  ...(typeof dia === 'string' && isDay(dia) && { dia }),
  ...(mudar === 1 && { mudar }),
  ...(feito === 1 && { feito }),
})

/** The same as the calls take it. */
export const lookedFor = ({ mes, dia }: VisitSearch) => ({
  ...(mes && { month: mes }),
  ...(dia && { day: dia }),
})

/** A booking page with the free hours that its address asks for, and its form where that was refused. */
export const loadPage = (address: string, search: VisitSearch) =>
  loadLimited(async () => ({
    page: (await load(api.bookings.visit.page({ address, ...lookedFor(search) }))).data,
    returned: returnedForm(),
  }))
