import { Button, Checkbox, Popover, Stack, Switch, Text } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import styles from './calendar.module.css'
import { TagMark } from './parts/tag-mark.tsx'
import { useShownOverlays } from './parts/use-shown-overlays.ts'

/** Which tags and which other dates the calendar shows. */
export function ShowMenu({ onTags }: { onTags: () => void }) {
  const tags = useQuery(query.calendar.tags.list.queryOptions())
  const layers = useQuery(query.calendar.range.layers.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  const shown = useShownOverlays()
  const error = tags.error ?? layers.error
  return (
    <Popover width="17rem" position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={styles.showButton ?? ''}
          leftSection={<IconAdjustments size={18} aria-hidden />}
        >
          <span className="hidden-narrow">Mostrar</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Mostrar">
        <Stack gap="xs" className={styles.show}>
          <h2>Outras datas</h2>
          {layers.data?.data.map(({ layer, label }) => (
            <Switch
              key={layer}
              label={label}
              checked={shown.layers.includes(layer)}
              onChange={({ currentTarget }) => shown.setOverlay(layer, currentTarget.checked)}
            />
          ))}
          <h2>Etiquetas</h2>
          {tags.data?.data.map(({ id, name, color }) => (
            <Checkbox
              key={id}
              label={
                <span className="inline-row gap-40">
                  <TagMark color={color} /> {name}
                </span>
              }
              checked={!shown.isHidden(id)}
              onChange={({ currentTarget }) => shown.setTag(id, currentTarget.checked)}
            />
          ))}
          {error && <Text size="sm">{failureText(error)}</Text>}
          <Button variant="subtle" size="compact-sm" onClick={onTags}>
            Editar etiquetas
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
