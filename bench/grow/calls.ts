// The calls by which the screens of the workbench list, search and read, with what the screens send.
import { addDays, dayOf, firstOfMonth } from '#time.ts'
import { COMMON, RARE } from './parts.ts'

/** A call: of whom, where, and with which body, if it is a POST. */
export interface Call {
  name: string
  path: string
  body?: object
  as: 'admin' | 'staff'
}

const today = dayOf(new Date())
const month = today.slice(0, 7)
const [from, to] = [firstOfMonth(today), addDays(firstOfMonth(today), 41)]
const LAYERS = ['holidays', 'tasks']

/** What is read by a name: `client/timeline`. The rest says what is peculiar about it. */
const get = (path: string, note = ''): Call => ({ name: name(path, note), path, as: 'admin' })
const post = (path: string, body: object, note = ''): Call => ({ name: name(path, note), path, body, as: 'admin' })
const name = (path: string, note: string) => path.slice(1).split('?')[0] + (note && `, ${note}`)
const byStaff = (call: Call): Call => ({ ...call, name: `${call.name}, of one person`, as: 'staff' })
const q = (text: string) => encodeURIComponent(text)

const palette = [COMMON, RARE, 'ana prado', 'rel'].map((text) => get(`/find?q=${q(text)}`, text))

export const CALLS: Call[] = [
  get('/session'),
  get('/profile'),
  get('/profile/sessions'),
  get('/people'),
  get('/staff'),
  get('/analytics/resum'),
  get('/analytics/report'),
  get('/list-archive?all=1&limit=25'),
  get('/list-archive?limit=25', 'as visitors do'),
  post('/item-archive', { id: 7 }),
  post('/list-archive-versions', { id: 7 }),
  get('/search?q=painéis', 'the site'),
  get('/search?q=rebimboca', 'the site, a rare word'),
  post('/list-project-publics', { limit: 25 }),
  post('/item-project', { id: 4 }),
  get('/around-project?id=4'),
  post('/list-all-project', { limit: 50, id_user: 0 }),
  post('/list-all-project', { limit: 50, id_user: 0, search: RARE }, 'a rare word'),
  post('/list-all-project', { limit: 1, id_user: 0 }, 'the dashboard'),
  byStaff(post('/list-all-project', { limit: 50, id_user: 2 })),
  get('/budget/search?id_user=0&limit=50'),
  get(`/budget/search?id_user=0&limit=50&q=${q(COMMON)}`, 'by a common word'),
  get(`/budget/search?id_user=0&limit=50&q=${RARE}`, 'by a rare word'),
  get('/budget/search?id_user=0&limit=50&status=DEV', 'by status'),
  get('/budget/search?id_user=0&limit=50&state=sent', 'by state'),
  get(`/budget/search?id_user=0&limit=50&month=${month}`, 'by month'),
  byStaff(get('/budget/search?id_user=2&limit=50')),
  get('/budget/months?id_user=0'),
  get('/budget/figures?id_user=0'),
  byStaff(get('/budget/figures?id_user=2')),
  post('/budget/budgetById', { id: 6, id_user: 0 }),
  get('/budget/document?id=6'),
  get('/budget/exchange?id=6'),
  post('/getDayCalendar', { date: today }),
  get(`/calendar/events?from=${from}&to=${to}`),
  get(`/calendar/dates?from=${from}&to=${to}&${LAYERS.map((layer) => `layers=${layer}`).join('&')}`),
  get(`/calendar/search?limit=50&q=${q(COMMON)}`, 'a common word'),
  get(`/calendar/search?limit=50&q=${RARE}`, 'a rare word'),
  byStaff(get(`/calendar/search?limit=50&q=${q(COMMON)}`, 'a common word')),
  get('/calendar/figures'),
  get('/calendar/invitations'),
  get('/calendar/tags'),
  post('/calendar/event', { id: 2 }),
  post('/calendar/attendees', { id: 14 }),
  post('/calendar/free-hours', { people: [1, 2], from: today, minutes: 60 }),
  post('/booking/pages', { limit: 50 }),
  post('/booking/page', { id: 1 }),
  post('/booking/list', { id: 1, limit: 20 }),
  post('/booking/visit', { address: 'crescente' }),
  post('/client/list', { limit: 50 }),
  post('/client/list', { limit: 50, q: COMMON }, 'a common word'),
  post('/client/list', { limit: 50, q: RARE }, 'a rare word'),
  post('/client/item', { id: 5 }),
  get('/client/removed'),
  post('/client/timeline', { id: 5 }),
  post('/client/timeline', { id: 0 }, 'of a client without records'),
  get('/contact/get?limit=100'),
  get('/contact/messages?limit=50&filter=inbox'),
  get('/contact/messages?limit=50&filter=inbox&age=older', 'the older'),
  get(`/contact/messages?limit=50&filter=all&q=${q(COMMON)}`, 'by a common word'),
  get(`/contact/messages?limit=50&filter=all&q=${RARE}`, 'by a rare word'),
  post('/contact/item', { id: 5 }),
  get('/contact/unread'),
  post('/production-line', { limit: 1000, id_user: 0 }),
  byStaff(post('/production-line', { limit: 1000, id_user: 2 })),
  post('/line-task-project', { id_project: 3, limit: 100 }),
  post('/line-task-details', { id_project: 3 }),
  post('/line-all-task-project-status', { status: 'inTest', id_user: 0, mine: true, limit: 1000 }, 'mine'),
  post('/line-all-task-project-status', { status: 'inTest', id_user: 0, limit: 1000 }),
  byStaff(post('/line-all-task-project-status', { status: 'inTest', id_user: 2, limit: 1000 })),
  post('/line-task-log-status', { id: 3, status: 'Completed', limit: 1000 }),
  get('/line-board?id=3'),
  get('/line-changes?id=3&since=0'),
  get('/line-search?id=3&q=tarefa'),
  get('/line-last'),
  get('/line-removed?id=3'),
  get('/line-task-item?id_text=3-001'),
  get('/line-task-history?id=101'),
  post('/order/list', { limit: 50 }),
  post('/order/list', { limit: 50, q: COMMON }, 'a common word'),
  post('/order/list', { limit: 50, q: RARE }, 'a rare word'),
  post('/order/list', { limit: 50, state: 'expired' }, 'by state'),
  get('/order/months'),
  get(`/order/counts?from=${firstOfMonth(today)}&to=${today}`),
  post('/order/item', { id: 5 }),
  get('/screen-time'),
  get('/screen-time/days'),
  get('/screen-time/machines'),
  get('/security-log?limit=50'),
  post('/finance/report/listReportsMonth', { id_user: 0, limit: 100 }),
  post(
    '/finance/report/listReportsMonth',
    { id_user: 0, limit: 100, date: addDays(firstOfMonth(today), -3) },
    'the last',
  ),
  get('/finance/report/item?id=5'),
  get(`/finance/report/search?id_user=0&limit=100&q=${q(COMMON)}`, 'a common word'),
  get(`/finance/report/search?id_user=0&limit=100&q=${RARE}`, 'a rare word'),
  byStaff(get(`/finance/report/search?id_user=2&limit=100&q=${q(COMMON)}`, 'a common word')),
  get('/finance/categories?id_user=1'),
  get('/finance/year?id_user=0'),
  get('/finance/year?id_user=1', 'the firm'),
  get('/finance/figures?id_user=0'),
  get('/finance/bills?id_user=0'),
  get('/finance/bills/paid?id_user=0&limit=50'),
  get('/finance/repeats?id_user=0'),
  get('/finance/ahead?id_user=0'),
  get('/finance/cash?id_user=0'),
  get('/margins'),
  get('/margins/tasks?line=3'),
  get('/finance/accounts?id_user=0'),
  get('/finance/imports?id_user=0&limit=50'),
  get('/finance/import/rules?id_user=1'),
  ...palette,
  ...palette.map(byStaff),
  get('/notices?limit=25'),
  get('/notices/settings'),
  get('/system'),
  get('/system/first-steps'),
  get('/demo'),
]
