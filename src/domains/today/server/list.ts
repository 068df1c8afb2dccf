import { type Context, requireUser } from '#platform/context.ts'
import { WAITING_GROUPS } from '#platform/contract/waiting.ts'
import type { Waiting } from '#platform/contributions.ts'
import { dayOf } from '#time.ts'
import { markOf, readPutOff } from './put-off.ts'
import { MOST_WAITING, sourcesOf } from './sources.ts'

/** What waits for the caller in all domains. Where one of them fails, the others are shown, and which is missing is said. */
export async function listToday(context: Context) {
  const sources = await sourcesOf(context)
  const [putOff, ...answers] = await Promise.all([
    readPutOff(context, requireUser(context).id),
    ...sources.map(({ list }) => list(context, MOST_WAITING).catch((failure: unknown) => ({ failure }))),
  ])
  const failed = sources.filter((_, index) => 'failure' in answers[index]!).map(({ label }) => label)
  for (const answer of answers) if ('failure' in answer) context.log.error({ err: answer.failure }, 'a part of Hoje')
  const waiting = answers.flatMap((answer) => ('failure' in answer ? [] : answer)).toSorted(byGroupAndAge)
  const today = dayOf(context.clock.now())
  const untilOf = (one: Waiting) => {
    const { until = '', mark } = putOff.get(`${one.kind} ${one.id}`) ?? {}
    return until > today && mark === markOf(one) ? until : undefined
  }
  return {
    data: waiting.filter((one) => untilOf(one) === undefined).map(toWire),
    later: waiting.flatMap((one) => {
      const until = untilOf(one)
      return until === undefined ? [] : { ...toWire(one), until }
    }),
    failed,
  }
}

const byGroupAndAge = (one: Waiting, other: Waiting) =>
  WAITING_GROUPS.indexOf(one.group) - WAITING_GROUPS.indexOf(other.group) || one.at.getTime() - other.at.getTime()

const toWire = ({ at, ...one }: Waiting) => ({ ...one, at: at.toISOString() })
