import { expect, test } from 'vitest'
import { offeredDays } from './offered-days.ts'

const daysOn = (today: string) => offeredDays(today).map(([day]) => day)

test('next Monday is offered, but where it is tomorrow or the day after', () => {
  expect(daysOn('2027-03-10')).toEqual(['2027-03-11', '2027-03-12', '2027-03-15', '2027-04-10'])
  expect(daysOn('2027-03-13')).toEqual(['2027-03-14', '2027-03-15', '2027-04-13'])
  expect(daysOn('2027-03-14')).toEqual(['2027-03-15', '2027-03-16', '2027-04-14'])
  expect(daysOn('2027-03-15')).toEqual(['2027-03-16', '2027-03-17', '2027-03-22', '2027-04-15'])
})
