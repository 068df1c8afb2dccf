import type { ArchiveCard as Archive } from '../../domains/archives/contract.ts'
import { ArchiveCard } from '../../domains/archives/web/parts/archive-card'
import type { Site } from '../page-head.ts'
import { usePageView } from '../page-view.ts'
import { FeaturedArchives } from './featured-archives'
import { Hero } from './hero'

export interface HomeData {
  site: Site
  /** Undefined while they are on their way. */
  archives?: Archive[]
}

/** The home page. */
export function HomeScreen({ site, archives }: HomeData) {
  usePageView('home')
  return <HomeSections site={site} archives={archives} />
}

/** The home page while its call is under way, on navigation in the browser: not yet a visit. */
export function HomeSections({ site, archives }: HomeData) {
  return (
    <div className="page">
      <Hero day={site.day} />
      <FeaturedArchives cards={archives?.map((archive) => <ArchiveCard key={archive.id} archive={archive} />)} />
    </div>
  )
}
