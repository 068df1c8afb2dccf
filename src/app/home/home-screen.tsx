import { ArchiveCard } from '../../domains/archives/web/parts/archive-card'
import { ProjectCard } from '../../domains/projects/web/parts/project-card'
import type { Site } from '../page-head.ts'
import { usePageView } from '../page-view.ts'
import { Banner } from './banner'
import { Facts } from './facts'
import { FeaturedArchives } from './featured-archives'
import { FeaturedProjects } from './featured-projects'
import { Hero } from './hero'
import { Invitation } from './invitation'
import type { HomeData } from './load.ts'
import { Technologies } from './technologies'
import { WhoWeAre } from './who-we-are'

/** The home page. */
export function HomeScreen({ site, data }: { site: Site; data: HomeData }) {
  usePageView('home')
  const { projects, archives, texts } = data
  return (
    <div className="page">
      <Hero day={site.day} />
      <FeaturedProjects cards={projects.map((project) => <ProjectCard key={project.id} project={project} />)} />
      <WhoWeAre who={texts.who} pillars={texts.pillars} />
      <FeaturedArchives cards={archives.map((archive) => <ArchiveCard key={archive.id} archive={archive} />)} />
      <Technologies technologies={texts.technologies} />
      <Invitation {...texts.invitation} />
      <Facts facts={texts.facts} />
      <Banner {...texts.banner} />
    </div>
  )
}
