import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { NoPurchase } from './no-purchase.tsx'

/** An address of a purchase that is not whole: with no part of one it is a page of its own, else a purchase that is not there. */
export const Route = createFileRoute('/_public/download-purchase/$')({
  staticData: { isSecret: true, startsAtOnce: false },
  head: ({ matches }) => pageHead(siteOf(matches), { title: 'Download', isSecret: true }),
  loader: ({ params: { _splat } }) => {
    if (_splat) throw notFound()
  },
  component: NoPurchase,
  notFoundComponent: NoPurchase,
})
