import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'

export const Route = createFileRoute('/_workbench/dashboard/$')({ component: UnknownScreen })

/** The gallery of the kit's components, at `/dashboard/gallery` under `npm run dev`. The build leaves it out. */
const Gallery = import.meta.env.DEV ? lazy(() => import('./gallery/gallery.tsx')) : undefined

function UnknownScreen() {
  const { _splat } = Route.useParams()
  if (!Gallery || _splat !== 'gallery') return <ToHomePage />
  return (
    <Suspense>
      <Gallery />
    </Suspense>
  )
}

/** An address of the workbench that no screen has leads to the home page, as on the site. */
function ToHomePage() {
  useEffect(() => location.replace('/'), [])
  return null
}
