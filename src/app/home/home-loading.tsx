import type { Site } from '#client/page-head.ts'
import { FeaturedArchives } from './featured-archives.tsx'
import { FeaturedProjects } from './featured-projects.tsx'
import { Hero } from './hero.tsx'

/** The home page while its calls are under way, on navigation in the browser: not yet a visit. */
export const HomeLoading = ({ site }: { site: Site }) => (
  <div className="page">
    <Hero day={site.day} />
    <FeaturedProjects />
    <FeaturedArchives />
  </div>
)
