import { defineDomain } from '#platform/domain.ts'
import { serve } from '#platform/http/calls.ts'
import { searchContract } from '../contract.ts'
import { findByText } from './service.ts'

export const search = defineDomain({
  routes: serve(searchContract, {
    find: findByText,
  }),
  pageParameters: { '/projects/*': ['page', 'kind'] },
})
