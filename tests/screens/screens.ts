/** Every screen of the workbench that makes calls of its own, with a record where it shows one: Módulos has the session's. */
export const SCREENS = [
  ...['', '/projects', '/create-edit-projects', '/create-edit-projects?id=2', '/archive', '/create-archive'],
  ...['/create-archive?id=7', '/budget', '/budget-create', '/budget-create?id=7', '/budget-printer?id=7'],
  ...['/clients', '/clients?id=1', '/messages', '/messages?id=8', '/production-line', '/production-line/backlog/11'],
  ...['/production-line/backlog/11?tab=backlog', '/production-line/backlog/11?task=11-006', '/calendar'],
  ...['/calendar?view=week', '/calendar?view=month', '/orders', '/orders?id=3', '/financial-report'],
  ...['bills', 'import', 'accounts', 'ahead', 'year'].map((part) => `/financial-report/${part}`),
  ...['/screen-time', '/people', '/security-log', '/site', '/system', '/profile'],
]
  .map((path) => `/dashboard${path}`)
  .concat('/coffe')
