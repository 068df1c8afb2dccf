import { defineDomain } from '#platform/domain.ts'
import { serve } from '#platform/http/calls.ts'
import { demoContract } from '../contract.ts'
import { readDemo, removeDemo } from './service.ts'

export const demo = defineDomain({
  routes: serve(demoContract, {
    state: readDemo,
    remove: removeDemo,
  }),
})
