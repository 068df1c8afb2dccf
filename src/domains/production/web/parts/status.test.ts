import { expect, test } from 'vitest'
import { LINE_STATUSES, type LineStatus } from '../../production.ts'
import { byStatus } from './by-status.ts'
import { statusColor } from './status-badge.tsx'

test('[PLN-02] lines are sorted by status in the order of the specification, unknown ones last', () => {
  const ORDER = ['inprogress', 'pending', 'onhold', 'needsexternalrequirements', 'completed', 'canceled', 'archived']
  const lines = ORDER.map((projectstatus, index) => ({ id: 10 - index, projectstatus: projectstatus as LineStatus }))
  const sorted = lines.toReversed().sort(byStatus)
  expect(sorted.map(({ projectstatus }) => projectstatus)).toEqual(ORDER)
  const same = [3, 1, 2].map((id) => ({ id, projectstatus: 'archived' as LineStatus }))
  expect(same.sort(byStatus).map(({ id }) => id)).toEqual([1, 2, 3])
})

test('[PLN-02] badges are primary, warning, secondary, success and danger, and secondary where the status is unknown', () => {
  expect(
    Object.fromEntries([...LINE_STATUSES, 'finished', 'archived', 'constructor'].map((one) => [one, statusColor(one)])),
  ).toEqual({
    inprogress: 'cobalt',
    pending: 'yellow',
    onhold: 'gray',
    completed: 'green',
    finished: 'green',
    needsexternalrequirements: 'red',
    canceled: 'red',
    archived: 'gray',
    constructor: 'gray',
  })
})
