import { useQuery } from '@tanstack/react-query'
import { query, readOnce } from '#client/calls/query.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { SectionForm } from './section-form.tsx'
import { SectionNav } from './section-nav.tsx'
import type { SectionEntry } from './sections.ts'

/** The admin's form for the texts and pictures of the public site, one section at a time. */
export function SiteSettings({ section }: { section: SectionEntry }) {
  const settings = useQuery(query.site.settings.queryOptions(readOnce))
  const data = settings.data?.data

  if (!data)
    return (
      <WorkbenchPage title="Site">
        <QueryState
          query={settings}
          failed="As seções não vieram"
          loading={<LoadingRows rows={8} height={56} label="Carregando as seções…" />}
        />
      </WorkbenchPage>
    )
  return (
    <SectionForm
      key={section.name}
      entry={section}
      first={{ values: { value: data.values[section.name] }, revision: data.revisions[section.name] }}
      nav={<SectionNav current={section.slug} settings={data} />}
      // An empty default is nothing to go back to.
      resettable={data.changed.includes(section.name) && !data.empty.includes(section.name)}
    />
  )
}
