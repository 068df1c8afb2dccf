import { createFileRoute } from '@tanstack/react-router'
import { pageHead, siteOf } from '#client/page-head.ts'
import { NoPurchase } from './no-purchase.tsx'

/** An address of a purchase that is not whole. */
export const Route = createFileRoute('/_public/download-purchase/$')({
  staticData: { isSecret: true },
  head: ({ matches }) => pageHead(siteOf(matches), { title: 'Download', isSecret: true }),
  component: NoPurchase,
})
