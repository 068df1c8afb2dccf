import { privateCall } from '#platform/contract/call.ts'
import { day, id, z } from '#platform/contract/fields.ts'
import { FREE_HOURS_DAYS, MAX_ATTENDEES, MAX_MEETING_MINUTES } from './calendar.ts'

/** Hours in which several colleagues are free: nothing else of their calendars is shown. */
export const freeHoursContract = {
  find: privateCall
    .route({
      method: 'POST',
      path: '/calendar/free-hours',
      summary: `Acha horas livres de várias pessoas, em ${FREE_HOURS_DAYS} dias`,
    })
    .input(
      z.object({
        /** Ids of colleagues; the caller is always one of them. */
        people: z.array(id).max(MAX_ATTENDEES),
        /** The first of the days to look at. */
        from: day,
        /** How long it shall last. */
        minutes: z.int().min(5).max(MAX_MEETING_MINUTES),
        /** An event that does not count: the one that is to be moved. */
        except: id.optional(),
      }),
    )
    .output(
      z.object({
        data: z.array(
          z.object({
            /** YYYY-MM-DD; working days that are not over. */
            day: z.string(),
            /** Its national holiday; '' for none. */
            holiday: z.string(),
            /** Names of those who have an event of the whole day, which does not count as busy. */
            all_day: z.array(z.string()),
            /** Each half hour at which it can begin, HH:mm in São Paulo; none on a holiday. */
            starts: z.array(z.string()),
          }),
        ),
      }),
    ),
}
