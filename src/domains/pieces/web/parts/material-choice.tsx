import type { Material } from '#domains/site/piece-rules.ts'
import { wordKey } from '#word-key.ts'
import styles from './fields.module.css'

interface Props {
  materials: readonly Material[]
  /** The key of the chosen one. */
  current: string
  onChoose: (material: string) => void
}

/** The firm's materials and what they stand. */
export const MaterialChoice = ({ materials, current, onChoose }: Props) => (
  <fieldset className={`may-shrink no-padding no-border ${styles.group}`}>
    <legend className="strong">Material</legend>
    {materials.map(({ name, use }) => {
      const key = wordKey(name)
      return (
        <label key={key} className={`stack align-center break-anywhere pointer line-above ${styles.material}`}>
          <input type="radio" name="material" value={key} checked={key === current} onChange={() => onChoose(key)} />
          <span className="strong break-anywhere">{name}</span>
          <span className="soft">{use}</span>
        </label>
      )
    })}
  </fieldset>
)
