import { defineDomain } from '#platform/domain.ts'
import { serve } from '#platform/http/calls.ts'
import { searchContract } from '../contract.ts'
import { findNearest } from './nearest.ts'
import { findByText } from './service.ts'

export const search = defineDomain({
  routes: serve(searchContract, {
    find: findByText,
    nearest: findNearest,
  }),
  pageParameters: { '/projects/*': ['page', 'kind'] },
})
