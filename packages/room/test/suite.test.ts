import { MemoryStore } from '@ashtown/room';
import { roomSuite, storeSuite } from '@ashtown/room/suite';
import { memoryHouse, PAGE, SERVER } from './memory-house.ts';

storeSuite('in memory', async () => {
  const store = new MemoryStore();
  return { store, reopen: async () => store };
});

roomSuite('in memory, as on a server', SERVER, async () => memoryHouse(SERVER));
roomSuite('in memory, as in a page', PAGE, async () => memoryHouse(PAGE));
