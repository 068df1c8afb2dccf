import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconFolders, IconPlus, IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, searchedByCursor } from '#client/calls/query.ts'
import { useSay } from '#client/interface/say.ts'
import { useSession } from '#client/session/session.ts'
import { EVERYONE, useListOwner } from '#client/session/use-whose.ts'
import { plural } from '#ui/formats.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { EmptyState } from '#ui/workbench/states.tsx'
import tools from '#ui/workbench/tools.module.css'
import { WholeTeamSwitch } from '#ui/workbench/whole-team-switch.tsx'
import { projectWords } from '../../words.ts'
import { NEW_PROJECT } from '../parts/selected-project.ts'
import { LoadingGrid, ProjectGrid } from './grid.tsx'

/** Rows in one request. */
const PAGE_SIZE = 48
/** Debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 250

/** The projects that the user owns or is a member of; the admin can switch to everyone's. */
export function ManageProjects() {
  const say = useSay()
  const { user, admin } = useSession()
  const { isTeam, setTeam } = useListOwner('projects')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), DEBOUNCE_MS)
  const everyone = admin && isTeam
  const list = useInfiniteQuery(
    query.projects.all.infiniteOptions({
      ...searchedByCursor,
      input: (cursor: string | undefined) => ({
        id_user: everyone ? EVERYONE : (user?.id ?? EVERYONE),
        limit: PAGE_SIZE,
        ...(search && { search }),
        cursor,
      }),
      enabled: user !== undefined,
    }),
  )
  const projects = list.data?.pages.flatMap(({ data }) => data)
  const total = list.data?.pages.at(-1)?.total ?? 0
  const searching = search !== '' || typed.trim() !== ''

  return (
    <WorkbenchPage title={projectWords.projects} main={<NewProject />}>
      {(admin || searching || (projects?.length ?? 0) > 0) && (
        <div className={`row cluster ${tools.tools}`}>
          <TextInput
            type="search"
            aria-label="Buscar pelo título"
            placeholder="Buscar pelo título"
            leftSection={<IconSearch size={18} aria-hidden />}
            maxLength={100}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {admin && <WholeTeamSwitch isOn={isTeam} onChange={setTeam} />}
          <p role="status">{projects && plural(total, 'projeto', 'projetos')}</p>
        </div>
      )}
      <QueryView
        query={list}
        data={projects}
        failed="A lista não veio"
        loading={<LoadingGrid />}
        empty={
          searching ? (
            <p className="row cluster gap-75 pad-200 soft">
              Nenhum projeto com “{search || typed.trim()}” no título.{' '}
              <Button variant="default" size="compact-sm" onClick={() => setTyped('')}>
                Limpar a busca
              </Button>
            </p>
          ) : (
            <EmptyState title="Nenhum projeto ainda" icon={<IconFolders aria-hidden />} action={<NewProject />}>
              {say(projectWords.empty)}
            </EmptyState>
          )
        }
      >
        {(shown) => <ProjectGrid projects={shown} me={user?.id} list={list} />}
      </QueryView>
    </WorkbenchPage>
  )
}

const NewProject = () => (
  <LinkButton
    to="/dashboard/create-edit-projects"
    search={{ id: NEW_PROJECT }}
    leftSection={<IconPlus size={18} aria-hidden />}
  >
    {useSay()(projectWords.create)}
  </LinkButton>
)
