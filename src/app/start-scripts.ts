import { OUTBOX } from '#client/calls/outbox.ts'
import { requestOf } from '#client/calls/request.ts'
import { VIEWED } from '#client/page/page-view.ts'
import readVisitSource from '#client/page/visit-source.ts?minified'
import { USER } from '#client/session/stored-user.ts'
import { LIKE } from '#domains/archives/web/article/device-like.ts'
import { DRAFT } from '#domains/contact/web/draft.ts'
import { FIRST_PAGE } from '#domains/contact/web/visit-storage.ts'
import { ORDER_DRAFT } from '#domains/sales/order.ts'
import { HYDRATED } from './hydrated.ts'
import type { Constants } from './start-page.ts'
import startScripts from './start-page.ts?minified'

/** The inline script at the end of every page, see `start-page.ts`. */
export const startScript = (page: Pick<Constants, 'startsAtOnce' | 'isSecret'>) => {
  const constants: Constants = {
    ...page,
    shown: [USER, DRAFT, ORDER_DRAFT, OUTBOX, LIKE],
    firstPage: FIRST_PAGE,
    hydrated: HYDRATED,
    viewed: VIEWED,
    track: requestOf('POST /analytics', {}),
    seen: requestOf('POST /quote/seen', {}),
  }
  return `(${startScripts})(${JSON.stringify(constants)},${readVisitSource})`
}
