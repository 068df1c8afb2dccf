import { api } from '#client/calls/api.ts'
import { Versions } from '#ui/workbench/versions/versions.tsx'
import type { Archive } from '../../contract.ts'

interface ArchiveVersionsProps {
  id: number
  opened: boolean
  isDirty: () => boolean
  /** Called with the article after a version was restored. */
  onRestored: (archive: Archive) => void
  onClose: () => void
}

/** The stored versions of an article. */
export const ArchiveVersions = ({ id, onRestored, ...dialog }: ArchiveVersionsProps) => (
  <Versions
    {...dialog}
    queryKey={['archive-versions', id]}
    list={async () => {
      const [stored, present] = await Promise.all([api.archives.versions({ id }), readPresent(id)])
      return {
        versions: stored.data.result,
        present: present && { title: present.title, text: present.markdown },
      }
    }}
    read={async (version) => (await api.archives.version({ id, version })).data.result[0]?.markdown ?? ''}
    restore={async (version) => {
      await api.archives.restore({ id, version })
      const present = await readPresent(id)
      if (present) onRestored(present)
    }}
    none="Este artigo foi salvo uma vez só. Cada gravação guarda aqui a versão que havia antes dela."
  />
)

const readPresent = async (id: number) => (await api.archives.item({ id })).data.result[0]
