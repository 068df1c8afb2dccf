/** What is used of tsdav. */
declare module 'tsdav' {
  interface Calendar {
    url: string
    displayName?: string
    components?: string[]
    objects?: CalendarObject[]
  }
  interface CalendarObject {
    url: string
    etag?: string
    data?: string
  }
  interface Sent {
    calendar: Calendar
    timeRange?: { start: string; end: string }
  }
  export class DAVClient {
    constructor(options: {
      serverUrl: string
      credentials: { username: string; password: string }
      authMethod: 'Basic'
      defaultAccountType: 'caldav'
    })
    login(): Promise<void>
    fetchCalendars(): Promise<Calendar[]>
    fetchCalendarObjects(wanted: Sent): Promise<CalendarObject[]>
    createCalendarObject(made: { calendar: Calendar; filename: string; iCalString: string }): Promise<Response>
    updateCalendarObject(changed: { calendarObject: CalendarObject }): Promise<Response>
    deleteCalendarObject(removed: { calendarObject: CalendarObject }): Promise<Response>
    calendarMultiGet(wanted: object): Promise<unknown>
    smartCollectionSync(sync: {
      collection: Calendar & { objectMultiGet: (wanted: object) => Promise<unknown> }
      method: 'webdav'
      detailedResult: true
    }): Promise<{ objects: Record<'created' | 'updated' | 'deleted', CalendarObject[]> }>
  }
}
