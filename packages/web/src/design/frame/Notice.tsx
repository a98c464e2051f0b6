import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/index.tsx';
import { Icon, type IconName } from '../paper/Icon.tsx';
import { Torn } from '../paper/Torn.tsx';
import './notice.css';

interface NoticeProps {
  /** An alert interrupts a screen reader; a status waits its turn. */
  role: 'alert' | 'status';
  icon: IconName;
  children: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
  onClose: () => void;
}

/** A strip with a message about the whole page, shown until it is closed. */
export function Notice({ role, icon, children, actions, onClose }: NoticeProps): ReactNode {
  const { words } = useLanguage();
  return (
    <Torn className="notice" tone="card" seed={`notice ${icon}`} role={role}>
      <Icon name={icon} />
      <div className="notice-words">{children}</div>
      {actions && <div className="notice-actions">{actions}</div>}
      <button type="button" className="notice-close" onClick={onClose}>
        <Icon name="close" />
        <span className="hidden-text">{words.close}</span>
      </button>
    </Torn>
  );
}
