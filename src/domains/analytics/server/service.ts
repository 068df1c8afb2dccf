import { createHmac, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { likeArchive, viewArchive } from '#domains/archives/server/counts.ts'
import type { Context } from '#platform/context.ts'
import { readCookie, setCookie } from '#platform/http/cookies.ts'
import type { Limit } from '#platform/http/limits.ts'
import type { TrackInput } from '../contract.ts'
import { describeVisit } from './visit.ts'

/** Likes from one network. */
const LIKE_LIMIT: Limit = { name: 'like', points: 60, duration: 60 * 60 }

/** Views from one network. */
const VIEW_LIMIT: Limit = { name: 'view', points: 600, duration: 60 * 60 }

/** Counts an event of a browser. Robots get an answer but are not counted. */
export async function track(context: Context, event: TrackInput) {
  context.rooms.database.requireSome() // the rows are added by SQL of their own
  const isRobot = isbot(context.request.get('user-agent'))
  if (event.analytics === 'like-archive') {
    if (isRobot) return { result: false, data: null }
    await context.limits.spend(LIKE_LIMIT, context.network)
    const device = identifyDevice(context)
    const counted = await likeArchive(context, event.id, device.hash)
    device.remember()
    return counted
  }
  await context.limits.spend(VIEW_LIMIT, context.network)
  const visit = isRobot ? undefined : await describeVisit(context, event)
  if (event.analytics === 'archive') return viewArchive(context, event.id, visit)
  if (visit)
    await context.db
      .insertInto('page_views')
      .values({ page: event.page, ...visit, viewed_at: context.clock.now() })
      .execute()
  return { result: visit !== undefined, data: null }
}

const COOKIE = 'vitrine.device'
const DEVICE = /^[\w-]{22}$/

/**
 * The device of a request as a keyed hash. `remember` sets the cookie on a device without one: a random id, httpOnly,
 * set only by a like and used for nothing else.
 */
function identifyDevice(context: Context) {
  const sent = readCookie(context, COOKIE)
  const known = sent && DEVICE.test(sent) ? sent : undefined
  const device = known ?? randomBytes(16).toString('base64url')
  return {
    hash: createHmac('sha256', context.secret).update(device).digest('base64url'),
    remember() {
      if (!known) setCookie(context, COOKIE, device)
    },
  }
}
