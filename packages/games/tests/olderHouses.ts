import { olderHouses as colorado } from '@cordillera/colorado/older';
import type { OlderHouses } from '@cordillera/engine';
import { olderHouses as sierra } from '@cordillera/sierra/older';
import { olderHouses as sierraWest } from '@cordillera/sierra-west/older';

/** The earlier house sets of every game. */
export const olderHouses: Record<string, OlderHouses> = { sierra, 'sierra-west': sierraWest, colorado };
