import { ActionIcon, Button, Chip, Menu, Popover, SegmentedControl, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconBookmark, IconBookmarkPlus, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { ChangeSearch } from '#client/page/use-change-search.ts'
import type { LineView } from '../../../board-contract.ts'
import { MAX_VIEW_NAME } from '../../../production.ts'
import type { LineSavedView } from '../../../views-contract.ts'
import { useLabels } from '../../labels/use-labels.ts'
import { hasFilters, type LinePlace, NO_FILTERS } from '../place.ts'
import { GoneViewNote, useGoneView } from './gone-view.tsx'
import { filtersOf, goneOf, isSameView, useViews } from './use-views.ts'
import styles from './views.module.css'

interface SavedViewsProps {
  line: LineView
  place: LinePlace
  onPlace: ChangeSearch<LinePlace>
}

/** The saved views of a line, and a button that keeps the filters that are on as another. */
export function SavedViews({ line, place, onPlace }: SavedViewsProps) {
  const { views, isRead: isListed, create, rename, remove, restore } = useViews(line.id)
  const { byId, isRead } = useLabels()
  const open = views.find((view) => isSameView(view.filters, place))
  const { gone, setRemoved } = useGoneView({ views, isRead: isListed, open, place })
  return (
    <>
      {views.map((view) => (
        <ViewChip
          key={view.id}
          view={view}
          isOpen={view === open}
          gone={goneOf(view.filters, { people: line.people, isLabel: (id) => !isRead || byId.has(id) })}
          onChange={(isOn) => onPlace({ ...NO_FILTERS, ...(isOn && view.filters) })}
          onRename={(name) => rename(view, name)}
          onRemove={() => {
            setRemoved(view.id)
            void remove(view)
          }}
        />
      ))}
      {gone && <GoneViewNote view={gone} onRestore={() => void restore(gone.id)} />}
      {hasFilters(place) && !open && !gone && (
        <SaveView onSave={(name, shared) => create({ name, shared, filters: filtersOf(place) })} />
      )}
    </>
  )
}

interface ViewChipProps {
  view: LineSavedView
  /** Whether the board shows what it has. */
  isOpen: boolean
  /** What it asks for that is there no more. */
  gone: string | undefined
  onChange: (isOn: boolean) => void
  onRename: (name: string) => Promise<boolean>
  onRemove: () => void
}

function ViewChip({ view, isOpen, gone, onChange, onRename, onRemove }: ViewChipProps) {
  const [isRenaming, setRenaming] = useState(false)
  const whose = view.shared ? 'Vista do quadro' : 'Vista sua'
  return (
    <span className="row nowrap relative">
      <Chip
        size="xs"
        variant="light"
        checked={isOpen}
        onChange={onChange}
        icon={<IconBookmark size={12} aria-hidden />}
        title={gone ? `${whose}. Pede ${gone}.` : whose}
      >
        {view.name}
        {gone && (
          <>
            <IconAlertTriangle className={styles.gone} size={13} aria-hidden />
            <span className="hidden">, pede {gone}</span>
          </>
        )}
      </Chip>
      {isOpen && (
        <Popover
          opened={isRenaming}
          onChange={setRenaming}
          position="bottom-start"
          shadow="md"
          trapFocus
          returnFocus
          withRoles={false}
        >
          <Menu position="bottom-start" returnFocus={!isRenaming}>
            <Popover.Target>
              <span>
                <Menu.Target>
                  <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`Mudar a vista ${view.name}`}>
                    <IconDots size={16} aria-hidden />
                  </ActionIcon>
                </Menu.Target>
              </span>
            </Popover.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setRenaming(true)}>
                Trocar o nome
              </Menu.Item>
              <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
                Excluir a vista
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
          <Popover.Dropdown role="dialog" aria-label="Trocar o nome da vista">
            <NameForm
              name={view.name}
              onSave={async (name) => {
                if (name === view.name || (await onRename(name))) setRenaming(false)
              }}
            />
          </Popover.Dropdown>
        </Popover>
      )}
    </span>
  )
}

function SaveView({ onSave }: { onSave: (name: string, shared: boolean) => Promise<boolean> }) {
  const [isOpen, setOpen] = useState(false)
  const [whose, setWhose] = useState('own')
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          className={styles.save ?? ''}
          variant="default"
          size="compact-sm"
          leftSection={<IconBookmarkPlus size={14} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          Guardar vista
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Guardar vista">
        <NameForm
          name=""
          onSave={async (name) => {
            if (await onSave(name, whose === 'line')) setOpen(false)
          }}
        >
          <SegmentedControl
            aria-label="Para quem"
            data={[
              { value: 'own', label: 'Só para mim' },
              { value: 'line', label: 'Para todos do quadro' },
            ]}
            value={whose}
            onChange={setWhose}
          />
        </NameForm>
      </Popover.Dropdown>
    </Popover>
  )
}

interface NameFormProps {
  name: string
  onSave: (name: string) => Promise<void>
  children?: ReactNode
}

function NameForm({ name, onSave, children }: NameFormProps) {
  const [typed, setTyped] = useState(name)
  const [isSaving, setSaving] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!typed.trim()) return
    setSaving(true)
    await onSave(typed.trim())
    setSaving(false)
  }
  return (
    <form className="stack gap-75" onSubmit={(event) => void submit(event)}>
      <TextInput
        data-autofocus
        label="Nome da vista"
        maxLength={MAX_VIEW_NAME}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {children}
      <Button type="submit" size="compact-md" loading={isSaving} disabled={!typed.trim()}>
        Guardar
      </Button>
    </form>
  )
}
