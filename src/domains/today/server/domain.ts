import { defineDomain } from '#platform/domain.ts'
import { serve } from '#platform/http/calls.ts'
import { todayContract } from '../contract.ts'
import { listToday } from './list.ts'
import { bringBack, putOff } from './put-off.ts'

export const today = defineDomain({ routes: serve(todayContract, { list: listToday, putOff, bringBack }) })
