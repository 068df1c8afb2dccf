import { Button } from '@mantine/core'

interface UnsummedProps {
  /** How many were found: 'Mais de 1.000 transações'. */
  count: string
  /** 'Somar todas'. */
  label: string
  isUnderWay: boolean
  onSum: () => void
}

/** In the place of the sums where a text finds more than is counted: they are reckoned for who asks. */
export const Unsummed = ({ count, label, isUnderWay, onSum }: UnsummedProps) => (
  <p className="row cluster gap-75">
    <span>{count}</span>
    <Button variant="default" size="compact-sm" loading={isUnderWay} onClick={onSum}>
      {label}
    </Button>
  </p>
)
