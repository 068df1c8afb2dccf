import type { Site } from '#client/page-head.ts'
import { FeaturedArchives } from './featured-archives.tsx'
import { FeaturedProjects } from './featured-projects.tsx'
import { Hero } from './hero.tsx'

/** The home page while it loads, on navigation in the browser. Does not track a view. */
export const HomeLoading = ({ site }: { site: Site }) => (
  <div className="page">
    <Hero day={site.day} />
    <FeaturedProjects />
    <FeaturedArchives />
  </div>
)
